import { z } from 'zod';
import { coordinates, fileHead, route, sitePlate, text } from '../../schema/fields';
import { allowIn } from './allow.schema';
import { charging } from './charging.schema';
import { claims } from './claims.schema';
import { address, booking, email, messages, numbers, phone } from './contact.schema';
import { hotlines } from './hotlines.schema';
import { hours } from './hours.schema';
import { accreditations, home, legalLines, registration, schemaType } from './identity.schema';
import { interfaceWords } from './interface-words.schema';
import { languages } from './languages.schema';
import { look } from './look.schema';
import { navigation } from './menus.schema';
import type { Navigation } from './menus.schema';
import { areaFigures, defaults } from './page-figures.schema';
import { brand, product, worker } from './trade.schema';
import { word } from './word.schema';

/**
 * `pages/_site.json`: the facts of the business and everything that stands around the pages. Its claims and menus may
 * stand in files of their own.
 */
export const siteFile = z
  .strictObject({
    ...fileHead(6),
    status: z.enum(['demo', 'live']).meta({
      why: 'Visitors could take a demonstration for the real thing.',
      otherWords: { live: 'real production published', demo: 'demonstration test sample' },
      title: 'Status',
      description:
        '"demo" says in the footer that the business and its reviews are samples; "live" is a real business.',
    }),
    allow: allowIn('file'),
    origin: z
      .string()
      .regex(/^https:\/\/[a-z0-9.-]+(:\d+)?$/)
      .max(200)
      .meta({
        title: 'Web address',
        description: 'The address of the site without a slash at the end.',
        errorMessage:
          'Write "https://" and the name of the site, with nothing behind it, neither a page nor a slash: ' +
          '"https://www.your-name.example".',
        why: 'Search engines and everybody who shares a page would be given addresses that lead nowhere.',
      }),
    brand,
    ...home,
    schemaType,
    look,
    product,
    worker,
    phone,
    numbers,
    email,
    booking,
    messages,
    hotlines,
    location: coordinates.optional().meta({ why: 'The map would show visitors our own pin in the wrong place.' }),
    address,
    hours,
    founded: z.int().min(1800).max(2100).optional().meta({
      title: 'Founded',
      description: 'The year.',
      errorMessage: 'Write the year as a number without quotes, for example 2009.',
      why: 'Visitors would read a wrong year of our beginnings, or none.',
    }),
    registration,
    legalLines,
    accreditations,
    claims,
    plate: sitePlate.optional(),
    areaFigures,
    charging,
    interfaceWords,
    languages,
    defaults,
    navigation: navigation.optional(),
    offline: route(
      'The page that phones keep from the first visit, and show with your number when there is no network. Left out, ' +
        'phones keep none, and those that have one throw it away.',
    )
      .optional()
      .meta({
        title: 'Page without a network',
        why: 'Somebody in trouble without a network would not find our number, or would be shown another page.',
      }),
    words: z
      .array(word('Word', 'A word that is right though no dictionary has it.'))
      .default([])
      .meta({
        title: 'Custom wording',
        description:
          'Trade words, makers and names that no dictionary has, so that they are not reported as misspelt. ' +
          'The names of your places and in this file need not be listed.',
        why: 'Everybody who writes a page would be told that the words of your trade are misspelt.',
        visible: false,
      }),
    demoNotice: text({
      title: 'Notice of a demonstration',
      description: 'The line in the footer while the status is "demo". Leave it out for a short standard line.',
      why: 'Visitors of the demonstration would take the business for a real one.',
    }).optional(),
  })
  .meta({
    title: 'Site',
    description: 'The facts of the business and everything that stands around the pages.',
    why: 'Every page takes from here what is true of the business: visitors would miss it everywhere.',
  });

/** The whole business, with what stands in `_claims.json` and `_menus.json`; see `content/business.ts`. */
export type SiteFile = z.output<typeof siteFile> & { navigation: Navigation };
