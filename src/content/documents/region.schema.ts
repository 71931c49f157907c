import { z } from 'zod';
import { districtCode, fileHead } from '../../schema/fields';

const latitude = z.number().min(-90).max(90).meta({
  title: 'Latitude',
  description: 'How far north a place lies, in degrees; south of the equator with a minus.',
  errorMessage: 'Write the latitude in degrees as a number without quotes, from -90 to 90.',
});
const longitude = z.number().min(-180).max(180).meta({
  title: 'Longitude',
  description: 'How far east a place lies, in degrees; west of the prime meridian with a minus.',
  errorMessage: 'Write the longitude in degrees as a number without quotes, from -180 to 180.',
});
const DRAWN = 'Visitors would be shown a map on which they do not find where they live.';
const TOLD = 'Whoever gets a message would not know what is meant.';
const KNOWN = 'Nobody would notice when a page has the wrong district, and visitors would be sent there.';

/** The name of a place. It has no kind of words, so no rule of texts reads it; a person approves it. */
const name = (title: string, description: string, why?: string) =>
  z
    .string()
    .regex(/\S/)
    .max(150)
    .meta({ title, description, errorMessage: 'Write the name in quotes.', ...(why && { why }) });
/** One that visitors do not read: the rules of places do. */
const unseenName = (title: string, description: string, why?: string) =>
  name(title, description, why).meta({ visible: false });
const km = (title: string, description: string) =>
  z.number().min(0).max(500).meta({
    title,
    description,
    errorMessage: 'Write the kilometres as a number without quotes, for example 2.5.',
  });

/** Latitude and longitude. */
const point = z.array(z.number()).length(2).meta({
  title: 'Point',
  description: 'The latitude and the longitude of a point, in degrees.',
  visible: false,
  errorMessage: 'Write a point as two numbers in brackets, latitude first, for example [12.345, -6.789].',
});
const line = (title: string, description: string, least: number) =>
  z.array(point).min(least).meta({ title, description, why: DRAWN });

/** Latitude, longitude and, where it is known, how wide a water is there. */
const pointOfWater = z
  .array(z.number())
  .min(2)
  .max(3)
  .meta({
    title: 'Point',
    description:
      'The latitude and the longitude of a point, in degrees, and how many metres wide the water is there. Between ' +
      'two widths the map draws it wider or narrower bit by bit.',
    visible: false,
    errorMessage:
      'Write a point as two or three numbers in brackets, latitude first, for example [12.345, -6.789, 250].',
  });

const water = z
  .strictObject({
    name: name('Name', 'The river, canal or lake as the map names it.'),
    line: z.array(pointOfWater).min(2).meta({
      title: 'Line',
      description: 'Points along the middle of the water, from one end to the other.',
      why: DRAWN,
    }),
    labels: z
      .array(
        z
          .strictObject({
            at: point,
            turn: z.number().min(-90).max(90).default(0).meta({
              title: 'Turn',
              visible: false,
              description: 'How far the words are turned to the right, in degrees, so that they lie along the water.',
            }),
          })
          .meta({ title: 'Label', description: 'One place for the name.' }),
      )
      .default([])
      .meta({
        title: 'Labels',
        description: 'Where the map writes the name when it looks closely.',
      }),
  })
  .meta({ title: 'Water', description: 'One river, canal or lake.', why: DRAWN });

const park = z
  .strictObject({
    name: name('Name', 'The park as the map names it.'),
    outline: line('Outline', 'Points around the park.', 3),
  })
  .meta({ title: 'Park', description: 'One park.', why: DRAWN });

const detail = z
  .strictObject({
    kind: z.enum(['road', 'street', 'canal', 'lake']).meta({
      title: 'Kind',
      description: 'Road: one out of town. Street: a lesser one. Canal: a narrow water. Lake: a line around a water.',
      why: DRAWN,
    }),
    name: unseenName('Name', 'What it is called, for whoever keeps the file: the map does not write it.'),
    line: line('Line', 'Points along it, or around a lake.', 2),
  })
  .meta({ title: 'Detail', description: 'One road, canal or lake.', why: DRAWN });

const neighbour = z
  .strictObject({ name: name('Name', 'The sea, the next town or the next country, as the map names it.'), at: point })
  .meta({ title: 'Neighbour', description: 'The name of what lies beside the region.', why: DRAWN });

const district = z
  .strictObject({
    code: districtCode({ description: 'The code by which area pages name the district.', why: KNOWN }),
    name: name('Name', 'The district as most people call it.'),
    also: z.array(unseenName('Name', 'Another name.')).default([]).meta({
      title: 'Other names',
      description: 'Other names of the district or of parts of it.',
    }),
    centre: z
      .strictObject({ latitude, longitude })
      .meta({ title: 'Centre', description: 'The middle of the district.' }),
    reachKm: km('Reach', 'How many kilometres the district reaches from its centre at most.'),
    partOf: unseenName('Part of', 'The code of the district that this one is a part of, if it is one.').optional(),
  })
  .meta({ title: 'District', description: 'One district.', why: KNOWN });

/** `pages/_region.json`: where the business works, for the map and for the rules of places. A site may do without. */
export const regionFile = z
  .strictObject({
    ...fileHead(1),
    name: name('Name', 'The region as the map and the messages name it.', DRAWN),
    codeName: unseenName('Name of a code', 'What the code of a district is called.', TOLD).default('district'),
    centre: z.strictObject({ name: name('Name', 'What the middle is called.'), latitude, longitude }).meta({
      title: 'Centre',
      description: 'The middle of the region, from which the map and the messages measure.',
      why: DRAWN,
    }),
    distances: z
      .strictObject({
        nearKm: km('Near', 'Up to so many kilometres two districts have to do with each other.'),
        farKm: km('Far', 'Beyond so many kilometres no district is next door.'),
      })
      .meta({ title: 'Distances', description: 'What counts as near and as far in this region.', why: KNOWN }),
    kmPerHour: z.number().min(1).max(200).meta({
      title: 'Speed',
      description: 'How many kilometres you get in an hour as the crow flies, for the ring around a pin.',
      errorMessage: 'Write the speed as a number without quotes, for example 8.',
      why: 'The ring around a pin would promise visitors that we come sooner or later than we do.',
    }),
    inset: z.strictObject({ north: latitude, west: longitude, south: latitude, east: longitude }).optional().meta({
      title: 'Inset',
      description: 'The part that is drawn again at a larger scale, where districts lie close together.',
      why: DRAWN,
    }),
    outline: line('Outline', 'Points around the region, clockwise or the other way round.', 3),
    waters: z
      .array(water)
      .default([])
      .meta({ title: 'Waters', description: 'The waters that the map draws.', why: DRAWN }),
    parks: z.array(park).default([]).meta({ title: 'Parks', description: 'The parks that the map draws.', why: DRAWN }),
    details: z.array(detail).default([]).meta({
      title: 'Details',
      description: 'Roads and small waters by which people find their way on the map. They have no names there.',
      why: DRAWN,
    }),
    around: z.array(neighbour).default([]).meta({
      title: 'Around it',
      description: 'Names of what lies around the region. One that lies far away is drawn at the edge on its side.',
      why: DRAWN,
    }),
    larger: z.array(unseenName('Name', 'One larger area.')).default([]).meta({
      title: 'Larger areas',
      description:
        'Names of larger areas, such as boroughs: a text may name one without meaning the district of that name.',
      why: KNOWN,
    }),
    districts: z.array(district).min(1).meta({
      title: 'Districts',
      description: 'Every district of the region, also those without a page.',
      why: KNOWN,
    }),
  })
  .meta({
    title: 'Region',
    description: 'Where the business works: the map, and the districts with their names and places.',
    why: 'Visitors would be shown a wrong map, and nobody would notice when a page has the wrong district.',
  });

export type RegionFile = z.output<typeof regionFile>;
