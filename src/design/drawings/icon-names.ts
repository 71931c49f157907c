import { CARRIED_ICONS } from './carried-icons';
import type { TradeSet } from './trade-sets';

/**
 * The small interface icons an author may name, by what they are about, each with other words that people look for it
 * by. Data only: the schema offers these words, and `Icon.tsx` draws them.
 */
export const ICONS = {
  'Water': {
    drop: 'droplet water liquid damp moisture humidity raindrop',
    leak: 'droplets drip dripping rain burst flood spill wet',
    wave: 'waves sea river sewage',
    tap: 'faucet mixer sink basin',
    shower: 'shower-head',
    bath: 'bathtub bathroom tub',
    toilet: 'wc loo lavatory cistern',
    washer: 'washing-machine laundry dishwasher appliance',
    drain: 'gully sewer plughole blockage blocked',
    pipe: 'pipes pipework tube',
    valve: 'stopcock stop-tap isolator radiator-valve',
  },
  'Heat and air': {
    boiler: 'heater furnace cylinder',
    heating: 'thermometer thermostat temperature radiator warm hot sun',
    flame: 'fire gas burn burner',
    steam: 'cloud fog vapour smoke',
    snow: 'snowflake ice frozen frost freeze cold winter',
    wind: 'air draught fan ventilation',
    gauge: 'pressure meter dial speedometer speed fast',
    'gauge-low': 'pressure too-low drop needle bar',
    'gauge-right': 'pressure normal needle bar',
    'gauge-high': 'pressure too-high needle bar',
    power: 'electric electricity on-off energy',
  },
  'Electricity': {
    bolt: 'lightning zap flash surge electric',
    plug: 'appliance mains',
    bulb: 'light lamp lighting idea',
    lamp: 'pendant ceiling lighting',
    battery: 'charge accumulator',
    cable: 'wire wiring lead cord',
    switch: 'toggle dimmer',
    solar: 'panel photovoltaic renewable',
    wifi: 'network internet smart wireless',
  },
  'Doors and locks': {
    padlock: 'lock locked secure closed',
    unlock: 'open opened locked-out lockout',
    door: 'entrance front-door',
    safe: 'vault strongbox',
    fingerprint: 'biometric entry',
    cctv: 'surveillance alarm',
  },
  'Roofs and walls': {
    roof: 'tiles slates ridge gable attic',
    ladder: 'steps scaffold scaffolding climb',
    bricks: 'brick wall masonry mortar',
    helmet: 'hard-hat builder site',
    fence: 'gate railing',
    umbrella: 'rain weather waterproof dry',
    rain: 'storm weather shower',
    sun: 'summer daylight bright',
  },
  'Wood, paint and garden': {
    brush: 'paint painting decorator decorating',
    roller: 'wall emulsion',
    bucket: 'pail pot',
    hammer: 'nail carpenter joiner',
    drill: 'bore screw',
    axe: 'wood chop log',
    shovel: 'spade dig digging earth',
    tree: 'wood forest hedge',
    leaf: 'green nature organic eco',
    flower: 'garden gardening plant bloom',
  },
  'Moving and cleaning': {
    car: 'vehicle motor drive garage',
    box: 'parcel crate removal storage',
    sofa: 'couch furniture upholstery',
    brushes: 'broom sweep sweeping chimney',
    spray: 'aerosol cleaner',
    bin: 'rubbish waste trash',
    paw: 'pet dog cat animal',
    bug: 'insect pest vermin',
    rat: 'rodent mouse pest vermin',
    fan: 'cooling air-conditioning',
    fridge: 'freezer refrigerator cold',
  },
  'Work': {
    wrench: 'spanner repair fix mend maintenance',
    tool: 'tools hammer screwdriver toolbox',
    gear: 'settings cog cogs mechanical',
    hand: 'help stop palm handshake',
    ruler: 'measure size length',
    test: 'test-tube laboratory sample quality',
    filter: 'funnel sieve softener',
    ear: 'listen listening acoustic hear hearing sound',
    search: 'find look magnifier magnifying-glass inspect inspection detect',
    clipboard: 'checklist survey report form',
    file: 'document paper page certificate',
    truck: 'van lorry vehicle delivery',
    team: 'users people person user staff engineer engineers family group',
    key: 'landlord access',
  },
  'Places': {
    home: 'house domestic',
    building: 'buildings flats flat block tower',
    office: 'briefcase commercial company work business',
    shop: 'store retail restaurant',
    hotel: 'bed hospitality',
    factory: 'industry industrial plant',
    kitchen: 'cooker cooking oven pot',
    landmark: 'bank museum monument government',
    map: 'atlas area areas',
    pin: 'map-pin location place marker address',
  },
  'Trust': {
    award: 'medal trophy prize rosette',
    badge: 'badge-check verified certified accreditation',
    shield: 'shield-check safe safety secure security protection insurance insured',
    star: 'rating favourite review stars',
    heart: 'love like care',
    check: 'yes correct checkmark',
    tick: 'circle-check check-circle ok done success',
    spark: 'sparkles shine clean new magic',
    quote: 'testimonial speech comment',
  },
  'Contact, time and money': {
    phone: 'call telephone mobile smartphone ring',
    mail: 'email e-mail envelope letter',
    message: 'chat sms text bubble',
    clock: 'time stopwatch timer watch hour hours 24-hours alarm',
    calendar: 'date day schedule appointment booking',
    bell: 'alarm notification doorbell',
    coins: 'money price pound cost cash payment wallet',
    book: 'guide manual read',
    camera: 'photo picture cctv',
    info: 'information help-circle about',
  },
  'Signs': {
    alert: 'triangle-alert warning danger emergency exclamation urgent hazard caution',
    arrow: 'arrow-right next right forward chevron',
    cross: 'x no wrong close cancel',
  },
} as const satisfies Record<string, Record<string, string>>;

type Named<Group> = Group extends unknown ? keyof Group : never;
export type IconName = Named<(typeof ICONS)[keyof typeof ICONS]>;

/** Icon → other words for it, in one line. */
export const ICON_WORDS = Object.assign({}, ...Object.values(ICONS)) as Readonly<Record<IconName, string>>;
export const ICON_NAMES = Object.keys(ICON_WORDS).sort() as IconName[];

const GROUPS_OF_SETS: Readonly<Record<TradeSet, readonly (keyof typeof ICONS)[]>> = {
  general: [],
  water: ['Water', 'Heat and air'],
  electricity: ['Electricity'],
  locks: ['Doors and locks'],
  roofs: ['Roofs and walls'],
};

/** Every icon by its name, those of a set first. */
export const iconsFirst = (set: TradeSet): readonly IconName[] => [
  ...new Set([...GROUPS_OF_SETS[set].flatMap((group) => Object.keys(ICONS[group]) as IconName[]), ...ICON_NAMES]),
];

/** The icons that `Icon.tsx` draws by their names. */
export type ScriptedIcon = Exclude<IconName, keyof typeof CARRIED_ICONS>;
/** An icon as a page is given it: the lines of one that no script has, in the place of its name. */
export type DrawnIcon = ScriptedIcon | IconLines;
type IconLines = `M${string}`;

export const drawnIcon = (name: IconName): DrawnIcon =>
  name in CARRIED_ICONS ? CARRIED_ICONS[name as keyof typeof CARRIED_ICONS] : (name as ScriptedIcon);
