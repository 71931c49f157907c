import { regionBytes } from '../../fixtures/region';

export const ISLINGTON = 'pages/areas/islington.json';

interface Words {
  description: string;
  intro: string;
  heading: string;
  paragraphs: string[];
}

const names = (list: string) => list.split(', ');

export const place = (name: string, code: string, latitude: number, longitude: number) => ({
  name,
  code,
  locality: name,
  coordinates: { latitude, longitude },
});

const areaWith = <Facts extends object>(facts: Facts, { description, intro, heading, paragraphs }: Words) => ({
  metadata: { title: 'Emergency {product} {area.code} {area.name}', description },
  facts: { priceRange: '££', credentials: ['Fully Insured', 'Gas Safe'], ...facts },
  blocks: [
    {
      type: 'hero',
      heading: 'Emergency {product} {area.code} {area.name}',
      intro,
      actions: [{ do: 'call', label: 'Call: {phone}' }],
    },
    { type: 'prose', heading: 'Help in {area.name}, day and night', paragraphs: [paragraphs[0]] },
    { type: 'prose', heading, paragraphs: paragraphs.slice(1) },
  ],
});

export const victoria = () =>
  areaWith(
    {
      ...place('Victoria', 'SW1H', 51.4992, -0.1338),
      responseMinutes: 20,
      rating: { value: 4.9, count: 134 },
      streets: [
        ...names('Victoria Street, Broadway, Caxton Street, Dacre Street, Tothill Street'),
        { name: 'Strutton Ground', in: 'SW1P' },
      ],
      landmarks: [
        ...names(
          "Caxton Hall, St James's Park station, Methodist Central Hall, Queen Anne's Gate, The Blewcoat School",
        ),
        { name: 'New Scotland Yard', in: 'SW1A' },
      ],
    },
    {
      description:
        'Emergency plumber SW1H, Victoria: offices, mansion flats and Georgian houses, pipes and drains at any hour.',
      intro: 'Offices by day and flats by night: both need a plumber who answers the phone.',
      heading: "Queen Anne's Gate to the office blocks",
      paragraphs: [
        "SW1H is only a few blocks between the park and Victoria Street, and it still holds houses of a queen's reign.",
        'Three centuries of pipes lie over one another: lead beside copper beside plastic, and before anyone drills, find out which are live.',
        'In an office the security desk should hold the list of valves, and night work suits these buildings best of all.',
      ],
    },
  );

export const islington = () =>
  areaWith(
    {
      ...place('Islington', 'N1', 51.5385, -0.1026),
      responseMinutes: 25,
      rating: { value: 4.8, count: 284 },
      streets: names('Upper Street, Essex Road, Liverpool Road, Cross Street, Colebrooke Row, Barnsbury Street'),
      landmarks: names(
        'Angel station, Almeida Theatre, Business Design Centre, Union Chapel, Estorick Collection, Islington Town Hall',
      ),
    },
    {
      description:
        'Islington N1 emergency plumber for Georgian terraces, canal flats and shops: boilers, leaks and drains.',
      intro: 'A tall thin house has a long cold pipe to its top bathroom, and we know where it freezes.',
      heading: 'Terraces above, the canal below',
      paragraphs: [
        'Most of Islington was built within one lifetime, so what we learn in one terrace helps us in the next one along.',
        'Behind the stucco of Barnsbury the soil pipe runs down the back wall, and the gardens hide a drain that three houses share.',
        'Along the canal the wharves became flats in which a pump lifts the waste, and a silent pump is the first thing to look for.',
      ],
    },
  );

export const hackney = () =>
  areaWith(
    {
      ...place('Hackney', 'E8', 51.5427, -0.0623),
      responseMinutes: 15,
      rating: { value: 5, count: 195 },
      streets: names('Mare Street, Kingsland High Street, Graham Road, Broadway Market, Wilton Way, Lansdowne Drive'),
      landmarks: names(
        'Hackney Empire, Hackney Town Hall, London Fields Lido, Rio Cinema, Ridley Road Market, Dalston Eastern Curve Garden',
      ),
    },
    {
      description:
        'Plumber for Hackney E8 at any hour: Victorian villas, workshops and estates from Dalston to London Fields.',
      intro: 'Market days fill the kerbs from Ridley Road down, so tell us the nearest corner and we walk the rest.',
      heading: 'Villas, workshops and market days',
      paragraphs: [
        'Round London Fields the villas were cut into flats one by one, and each owner moved the stop tap somewhere else.',
        'A workshop has a yard gully that nobody owns; lift the grating before you blame the drain of the neighbour.',
        'On the estates the heating comes from one plant room, whose fault number hangs beside the lift on every floor.',
      ],
    },
  );

export type AreaJson = ReturnType<typeof victoria>;

/** Three districts with words of their own, to be copied onto each other. */
export const threeAreas = () => ({
  'pages/_region.json': regionBytes,
  'pages/areas/sw1h.json': victoria(),
  [ISLINGTON]: islington(),
  'pages/areas/hackney.json': hackney(),
});
