/** Media query of the widths that have the navigation in the header instead of the sheet, as `HeaderNav` has it. */
export const WIDE = '(min-width: 60em)';
