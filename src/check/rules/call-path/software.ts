/** How a fault is mended that no document causes. */
export const SOFTWARE = 'Tell whoever looks after the software.';
