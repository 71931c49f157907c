import { styled } from 'styled-components';

const Label = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  padding: 0.25rem 0.75rem 0.25rem 0.5rem;
  border-radius: var(--radius-pill);
  background: var(--brand-tint);
  color: var(--ink);
  font-size: var(--step--1);
  font-weight: 600;
  line-height: 1.3;
  & > svg {
    flex: none;
    fill: var(--brand);
  }
  &[data-level='critical'] {
    --brand: var(--call);
    --brand-tint: var(--call-tint);
  }
  &:is([data-level='high'], [data-level='yours']) {
    --brand: var(--brass);
    --brand-tint: var(--brass-tint);
  }
  &[data-level='planned'] {
    --brand: var(--sound);
    --brand-tint: var(--sound-tint);
  }
  &[data-level='depends'] {
    --brand: var(--muted);
    --brand-tint: var(--line);
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
  @media print {
    padding: 0;
    border: 0;
  }
`;

export type SeverityLevel = 'critical' | 'high' | 'medium' | 'planned';
/** Whose something is: the visitor's own, a company's or a council's, or the owner's of a building. */
export type Ownership = 'yours' | 'theirs' | 'depends';

/**
 * Octagon, triangle, diamond, circle: the shapes of road signs, from "stop" to "in good time". A house, a public
 * building and a block of flats say whose something is.
 */
const SHAPES: Record<SeverityLevel | Ownership, string> = {
  critical: 'M5 1h6l4 4v6l-4 4H5l-4-4V5z',
  high: 'M8 1l7.5 14H.5z',
  medium: 'M8 .5L15.5 8 8 15.5.5 8z',
  planned: 'M8 1a7 7 0 110 14A7 7 0 018 1z',
  yours: 'M8 .5l8 7.5h-2v7.5H2V8H0z',
  theirs: 'M8 0l8 4.5V6H0V4.5zM1.5 7h3v6h-3zM6.5 7h3v6h-3zM11.5 7h3v6h-3zM0 14h16v2H0z',
  depends: 'M2 0h12v16H9.5v-4h-3v4H2zm3 3v2h2V3zm4 0v2h2V3zM5 7v2h2V7zm4 0v2h2V7z',
};

/** How urgent something is, or whose: a word and a shape, never colour alone. */
export function Pill({ level, label }: { level: SeverityLevel | Ownership; label: string }) {
  return (
    <Label data-level={level}>
      <svg width="14" height="14" viewBox="0 0 16 16" aria-hidden="true">
        <path d={SHAPES[level]} />
      </svg>
      {label}
    </Label>
  );
}
