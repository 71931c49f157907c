import { z } from 'zod';
import { ICON_NAMES, ICON_WORDS } from '../../design/drawings/icon-names';
import type { PhotoKind } from '../../design/photo/photo-places';
import { SCENE_NAMES } from '../../design/drawings/scene-names';
import { LONGEST_ADDRESS } from './address';
import { text } from './text';

export const icon = z
  .enum(ICON_NAMES)
  .meta({
    kind: 'icon',
    title: 'Icon',
    description: 'The small picture beside the words.',
    why: 'People who skim a page go by the small pictures: here they would see an empty place.',
    otherWords: ICON_WORDS,
    errorMessage:
      `Choose one of the ${ICON_NAMES.length} icons: your editor lists them when you press Ctrl and Space ` +
      'between the quotes, and "npm run dev" shows them at /_gallery.',
  })
  .brand<'icon'>();

export const scene = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*(\.svg)?$/)
  .max(LONGEST_ADDRESS)
  .meta({
    kind: 'scene',
    title: 'Drawing',
    description:
      'The name of a line drawing, or an SVG file of your own in the folder _images, drawn as the ' +
      'mark is: plain shapes in two colours.',
    examples: [...SCENE_NAMES],
    visible: false,
    why: 'Visitors would see an empty place where the drawing belongs.',
    errorMessage: `Write the name of a drawing (${SCENE_NAMES.join(', ')}), or of an SVG file in the folder _images.`,
  })
  .brand<'scene'>();

const percent = (title: string, from: string) =>
  z
    .int()
    .min(0)
    .max(100)
    .meta({
      title,
      description: `How far ${from} it lies, in per cent of the photograph; drawn to the nearest ten.`,
      examples: [50],
      errorMessage: 'Write a whole number from 0 to 100, without a per cent sign.',
    });

const focus = z
  .strictObject({ x: percent('From the left', 'from the left'), y: percent('From the top', 'from the top') })
  .meta({
    kind: 'focus',
    title: 'What stays in view',
    description:
      'The point of the photograph that stays in view however the page crops it. Leave it out to keep the middle.',
    why: 'On phones and in cards visitors see a part of a photograph, and what it is about could be cut away.',
  });

/** A photograph of the folder _images; `kind` says where it stands. */
export const photo = (kind: PhotoKind) =>
  photoShownAs(
    z.literal('photo').meta({ title: 'Photograph', description: 'A photograph of your own beside the words.' }),
    kind,
  );

const photoShownAs = <Show extends string>(show: z.ZodLiteral<Show>, kind: PhotoKind) =>
  z
    .strictObject({
      show,
      file: z
        .string()
        .regex(/\S/)
        .max(LONGEST_ADDRESS)
        .meta({
          title: 'File',
          description:
            'The name of the picture file in the folder _images, as it comes from the camera: JPEG, PNG, ' +
            'WebP or AVIF, up to 20 MB. Smaller sizes are made for you, without where and when it was ' +
            'taken.',
          examples: ['van.jpg'],
          visible: false,
          errorMessage: 'Write the name of a picture file of the folder _images, for example "van.jpg".',
        }),
      alt: text({
        title: 'Alternative text',
        kind: 'alt',
        description: 'What the photograph shows, in one sentence, for people who hear the page.',
        examples: ['Our van in front of a terrace at night.'],
        why: 'People who hear the page, or for whom the photograph does not load, would not know what it shows.',
      }),
      focus: focus.optional(),
    })
    .meta({
      kind,
      title: 'Photograph',
      description: 'A photograph from the folder _images.',
      why: 'Visitors would see an empty place where the photograph belongs.',
    });

export const picture = z
  .discriminatedUnion('show', [
    z
      .strictObject({
        show: z.literal('map').meta({
          title: 'Map',
          description: "The map of the region, with this page's own pin if it has coordinates.",
        }),
        pin: z.enum(['page', 'business']).default('page').meta({
          title: 'Pin',
          description: "The page's own, or that of the business, at the location in _site.json.",
          why: 'Visitors would see the pin in another place.',
        }),
      })
      .meta({ kind: 'map', title: 'Map', description: 'The map of the region, drawn from coordinates.' }),
    z
      .strictObject({
        show: z.literal('scene').meta({ title: 'Drawing', description: 'One of the line drawings.' }),
        scene,
      })
      .meta({ title: 'Drawing', description: 'One of the line drawings.' }),
    photo('opening-photo'),
    photoShownAs(
      z.literal('backdrop').meta({
        title: 'Photograph behind the words',
        description: 'A dark photograph of your own behind the words. They may cover its left side.',
      }),
      'backdrop-photo',
    ),
  ])
  .meta({
    title: 'Picture',
    description: 'What is drawn beside the words.',
    why: 'Visitors would see an empty place beside the words.',
  });
