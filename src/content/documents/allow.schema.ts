import { z } from 'zod';
import { isoDate, slug, text } from '../../schema/fields';

/** The exceptions of a page, or of the site file. */
export const allowIn = (what: 'page' | 'file') =>
  z
    .array(
      z
        .strictObject({
          rule: slug({ title: 'Rule', description: 'The code of the message, for example "long-title".' }),
          reason: text({
            title: 'Reason',
            description: `Why this ${what} is right to differ.`,
            visible: false,
            why: `Whoever looks after the ${what} next year could not tell why it may differ.`,
          }),
          until: isoDate('The last day on which the exception holds.').meta({
            why: 'An exception without an end would keep a mistake from everybody for ever.',
          }),
        })
        .meta({ title: 'Exception', description: 'One exception.', visible: false }),
    )
    .default([])
    .meta({
      title: 'Exceptions',
      description: `Messages of the check that do not apply to this ${what}, each with a reason and an end date.`,
      why: 'It would excuse nothing, and the same message would come back.',
    });
