/** A whole area page, as small as the schema allows. */
export const areaPage = () => ({
  metadata: {
    title: 'Emergency {product} {area.code}',
    description:
      'A plumber in {area.responseMinutes} minutes, day and night, for every street of the district: call and tell us.',
  },
  facts: {
    name: 'Victoria',
    code: 'SW1H',
    locality: 'Westminster',
    coordinates: { latitude: 51.4979, longitude: -0.1357 },
    responseMinutes: 20,
    rating: { value: 4.9, count: 189 },
    priceRange: '£££',
    streets: ['Victoria Street', 'Artillery Row', 'Greycoat Place', 'Strutton Ground', 'Broadway', 'Petty France'],
    landmarks: [
      'Cardinal Place',
      'Westminster Cathedral',
      'Caxton Hall',
      "St Ermin's",
      'Westminster Chapel',
      { name: 'New Scotland Yard', in: 'SW1A' },
    ],
    credentials: ['Commercial Kitchens', 'Fully Insured'],
  },
  blocks: [
    {
      type: 'hero',
      heading: 'Emergency {product} {area.code} {area.name}',
      intro: 'We come day and night.',
      actions: [
        { do: 'call', label: 'Call: {phone}' },
        { do: 'page', label: 'Prices', to: '/services' },
      ],
      badges: [{ icon: 'clock', label: '{area.responseMinutes} min average' }],
      picture: { show: 'scene', scene: 'burst-pipe' },
    },
    { type: 'fact-list', heading: 'Areas Covered', items: { fact: 'streets' } },
  ],
});
