/** The components of `own-schemas.ts`, which is replaced in the same way. */
export const ownComponents = {};
