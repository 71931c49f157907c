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
] as const;

export type SceneName = (typeof SCENE_NAMES)[number];
