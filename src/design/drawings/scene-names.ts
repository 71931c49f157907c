/** The line drawings made for this site; `Scene.tsx` draws each of them. */
export const SCENE_NAMES = [
  'burst-pipe',
  'boiler',
  'bath',
  'kitchen-tap',
  'drain',
  'building',
  'leak',
  'frozen-pipe',
  'gas',
  'cylinder',
  'tools',
  'van',
  'meter',
  'washer',
  'glass',
] as const;

export type SceneName = (typeof SCENE_NAMES)[number];
