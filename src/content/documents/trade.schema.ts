import { z } from 'zod';
import { word } from './word.schema';

export const brand = z
  .strictObject({
    first: word('First word', 'The first word of the name.'),
    second: word('Second word', 'The second word of the name, which is highlighted.').optional(),
    tagline: word('Tagline', 'The line under the name.').optional(),
  })
  .meta({
    title: 'Brand',
    description: 'The name in one word or two, and the line under it.',
    why: 'The name stands at the top of every page: visitors could not tell whose site this is.',
  });

export const product = word('Trade', 'What people look for, one word: "Roofer". The token {product}.', {
  why: 'Headings and buttons of every page say it: visitors could not tell what we do.',
});

export const worker = z
  .strictObject({
    one: word('One', 'Somebody who does the work, as in the middle of a sentence: "roofer". The token {worker}.'),
    many: word('Several', 'Several of them: "roofers". The token {workers}.'),
  })
  .optional()
  .meta({
    title: 'Workers',
    description: 'What you call the people who do the work, within a sentence.',
    why: 'Visitors would read a gap where a text says {worker} or {workers}.',
  });
