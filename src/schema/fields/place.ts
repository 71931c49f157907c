import { z } from 'zod';
import { text } from './text';

/** The code of a district in any country: capitals and figures. Which codes there are, the region says. */
export const districtCode = ({ description, ...words }: { description: string; onCopy?: 'must-change'; why: string }) =>
  z
    .string()
    .regex(/^[A-Z\d]{1,8}$/)
    .meta({
      title: 'District',
      description: `${description} Capitals and figures without a space.`,
      examples: ['R4'],
      errorMessage: 'Write the code of one district, in capitals and figures without a space.',
      ...words,
    });

/** A place, or a place next door that says whose it is. */
export const place = z
  .union([
    text({
      title: 'Place',
      kind: 'place',
      description: 'A street, station, park or building.',
      examples: ['Mill Lane'],
    }),
    z
      .strictObject({
        name: text({ title: 'Name', kind: 'place', description: 'The place.', examples: ['Town Hall'] }),
        in: districtCode({
          description: 'The neighbouring district that this place lies in.',
          why: 'Visitors would think that the place lies in this district.',
        }),
      })
      .meta({ title: "It's in a neighbouring district", description: 'A place that lies in a neighbouring district.' }),
  ])
  .meta({
    title: 'Place',
    description: 'A street or place of the district; one that lies next door is written { "name": …, "in": "R4" }.',
    errorMessage: 'Write a place in quotes, or { "name": "…", "in": "R4" } for one that lies next door.',
  });

/** Where something lies. */
export const coordinates = z
  .strictObject({
    latitude: z
      .number()
      .min(-90)
      .max(90)
      .meta({
        title: 'Latitude',
        description: 'How far north the place lies, in degrees with four decimals; south of the equator with a minus.',
        examples: [48.2082],
        errorMessage: 'Write the latitude as a number without quotes, as a map shows it for this place.',
      }),
    longitude: z
      .number()
      .min(-180)
      .max(180)
      .meta({
        title: 'Longitude',
        description:
          'How far east the place lies, in degrees with four decimals; west of the prime meridian with a minus.',
        examples: [-16.3738],
        errorMessage: 'Write the longitude as a number without quotes, west of the prime meridian with a minus.',
      }),
  })
  .meta({
    kind: 'coordinates',
    title: 'Coordinates',
    description: 'Where the district is, in WGS 84. The map shows the pin.',
    onCopy: 'must-change',
    why: 'The map would show the pin in the wrong place, and visitors would be sent to the wrong neighbours.',
  });
