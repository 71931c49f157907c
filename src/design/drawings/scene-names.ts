/** The line drawings made for this site; `Scene.tsx` draws each of them. */
export const SCENE_NAMES = [
  'burst-pipe',
  'boiler',
  'drain',
  'leak',
  'frozen-pipe',
  'gas',
  'cylinder',
  'tools',
  'van',
  'building',
  'meter',
  'bath',
  'washer',
  'glass',
  'kitchen-tap',
] as const;

export type SceneName = (typeof SCENE_NAMES)[number];
