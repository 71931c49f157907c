import { z } from 'zod';
import { plainQuery } from '../../blocks/page-fields';
import { fileHead, label, route } from '../../schema/fields';
import { word } from './word.schema';

const pageLink = z
  .strictObject({ label: label('The words of the link.'), to: route() })
  .meta({ title: 'Link', description: 'A link to a page of this site.' });

const WHY = 'It stands on every page: visitors would not find their way.';

const menus = {
  header: z
    .array(
      z
        .union([
          pageLink,
          z
            .strictObject({
              label: label('The word that opens the menu.'),
              pages: plainQuery,
              all: pageLink.optional(),
            })
            .meta({
              title: 'Menu',
              description:
                'A word that opens a list of pages; "all" is a link at its end, where a page lists all of them.',
            }),
        ])
        .meta({ title: 'Link or menu', description: 'An entry of the header.' }),
    )
    .meta({
      title: 'Header',
      description: 'The links and menus of the header.',
      why: WHY,
      errorMessage: 'Write a link { "label", "to" } or a menu { "label", "pages" }.',
    }),
  call: word('Call label', 'The words on the call button of the header.', {
    why: 'Visitors of every page could not tell what the button does that calls us.',
  }),
  book: word('Book label', 'The words on the booking button of the header.', {
    why: 'Visitors of every page could not tell where they can book.',
  }).optional(),
  callBar: word('Call bar', 'The words on the bar at the bottom of a phone.', {
    why: 'Visitors with a phone would see a bar without words at the bottom of every page.',
  }),
  footer: z
    .array(
      z
        .strictObject({
          heading: word('Heading', 'The heading of the column.'),
          pages: plainQuery,
          all: pageLink.optional(),
        })
        .meta({ title: 'Column', description: 'A column of links.' }),
    )
    .default([])
    .meta({
      title: 'Footer',
      description: 'The columns of the footer.',
      why: WHY,
    }),
  legal: z
    .array(pageLink)
    .default([])
    .meta({ title: 'Legal links', description: 'The links of the last line.', why: WHY }),
};

/** The menus of a business, in its site file. */
export const navigation = z.strictObject(menus).meta({
  title: 'Navigation',
  description: 'Header, footer and call bar; larger sites keep them in _menus.json.',
  why: WHY,
});

export type Navigation = z.output<typeof navigation>;

/** `pages/_menus.json`. */
export const menusFile = z
  .strictObject({ ...fileHead(1), ...menus })
  .meta({ title: 'Menus', description: 'Header, footer and call bar of every page.', why: WHY });

export type MenusFile = z.output<typeof menusFile>;
