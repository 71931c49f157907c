import { z } from 'zod';
import { ICON_NAMES, ICON_WORDS } from '../../design/icon-names';
import { SCENE_NAMES } from '../../design/scene-names';

export const icon = z.enum(ICON_NAMES).meta({
  kind: 'icon',
  title: 'Icon',
  description: 'The small picture beside the words.',
  why: 'People who skim a page go by the small pictures: here they would see an empty place.',
  otherWords: ICON_WORDS,
  errorMessage:
    `Choose one of the ${ICON_NAMES.length} icons: your editor lists them when you press Ctrl and Space ` +
    'between the quotes, and "npm run dev" shows them at /_gallery.',
});

export const scene = z.enum(SCENE_NAMES).meta({
  title: 'Drawing',
  description: 'One of the line drawings made for this site.',
  why: 'Visitors would see an empty place where the drawing belongs.',
});

export const picture = z
  .discriminatedUnion('show', [
    z
      .strictObject({
        show: z.literal('map').meta({
          title: 'Map',
          description: "The map of the region, with this page's own pin if it has coordinates.",
        }),
      })
      .meta({ kind: 'map', title: 'Map', description: 'The map of the region, drawn from coordinates.' }),
    z
      .strictObject({
        show: z.literal('scene').meta({ title: 'Drawing', description: 'One of our line drawings.' }),
        scene,
      })
      .meta({ title: 'Drawing', description: 'One of our line drawings.' }),
  ])
  .meta({
    title: 'Picture',
    description: 'What is drawn beside the words.',
    why: 'Visitors would see an empty place beside the words.',
  });
