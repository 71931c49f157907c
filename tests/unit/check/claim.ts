/** A claim as `_site.json` states it, with what no test of it is about. */
export const claim = (id: string, subject: string, value: number | number[], unit: string, more: object = {}) => ({
  id,
  subject,
  value,
  unit,
  scope: `Scope of ${id}`,
  provenance: 'policy',
  reviewBy: '2030-01-01',
  ...more,
});
