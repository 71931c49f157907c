import { z } from 'zod';
import {
  action,
  block,
  body,
  callFirst,
  heading,
  icon,
  intro,
  labelledFact,
  more,
  photo,
  phrases,
  scene,
  severity,
} from '../../schema/fields';

export const cardsSchema = block(
  'cards',
  {
    title: 'Cards',
    description:
      'A grid of cards: services, problems you solve, reasons to choose you. A card may carry times, a ' +
      'warranty, a severity and a link.',
    otherWords: 'card grid tiles',
  },
  {
    heading: heading('The heading above the cards.'),
    intro,
    size: z
      .enum(['normal', 'large', 'small', 'lead', 'rows', 'list', 'whole'])
      .default('normal')
      .meta({
        title: 'Size',
        description:
          'Large cards stand two in a row, normal ones three, small ones three with a thumbnail, or six of ' +
          'words alone. "lead" shows the first large beside a list of the others, on a phone with its picture as ' +
          'wide as itself. Rows are names and what they are, without pictures; one with a call is a wide panel. A ' +
          'list has no frames and no icons: entries with a picture show it above their words, the others stand ' +
          'under a rule, in as many columns as they fill. "whole" cards are normal ones whose pictures a phone ' +
          'shows as wide as itself.',
        why: 'Visitors would see the cards in another size than you chose.',
        otherWords: {
          large: 'big wide',
          small: 'compact little',
          lead: 'featured hero first',
          rows: 'lines definition',
          list: 'ruled unframed',
          whole: 'full uncropped wide-pictures',
          normal: 'small medium regular standard',
        },
      }),
    ground: z
      .enum(['plain', 'mist'])
      .default('plain')
      .meta({
        title: 'Ground',
        description: 'What the cards stand on: "mist" is a light tint, which parts them from the sections around.',
        why: 'Visitors would see one white section after the other.',
        otherWords: { mist: 'tint tinted grey light', plain: 'white none' },
      }),
    more,
    items: z
      .array(
        z
          .strictObject({
            icon: icon.optional(),
            scene: scene.optional(),
            picture: photo('tile-photo').optional(),
            heading: heading('What the card is about.'),
            text: body('One to three sentences.'),
            severity: severity.optional(),
            facts: z.array(labelledFact).min(1).optional().meta({
              title: 'Facts',
              description: 'Figures of this card, such as response time, timeframe or warranty.',
              why: 'Visitors would not see the figures of this card.',
            }),
            points: phrases('A short list on the card.').optional(),
            before: callFirst(
              'needed on every card about what others must make safe first, and said in one row where the card has ' +
                'no severity',
            ),
            action: action.optional(),
          })
          .meta({ title: 'Card', description: 'One card.' }),
      )
      .min(1)
      .meta({
        title: 'Cards',
        description: 'The cards, most important first.',
        why: 'Visitors would find no cards here.',
      }),
  },
);
