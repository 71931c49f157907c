import type { Words } from '../problem';
import { counted, quote } from '../words';

const MISLED = 'Visitors of a real site would be told something that is not true.';

export const demoStatus = (): Words => ({
  message: 'The site says of itself that it is a demonstration.',
  fix: 'Write "live" in its place when every figure, review and registration is real.',
  why: 'Visitors of a real site would read that the business does not exist.',
});

export const reservedNumber = (number: string): Words => ({
  message: `${number} is one of the numbers that Ofcom keeps for films and books.`,
  fix: 'Write the real number of the business.',
  why: 'Nobody answers it: a visitor with a burst pipe would hear nothing.',
});

export const sampleHost = ({ value, host }: { value: string; host: string }): Words => ({
  message: `${quote(value)} leads to ${host}, a name that is kept for examples.`,
  fix: 'Write the real address.',
  why: 'Visitors would find nothing there: such an address leads nowhere, on any computer in the world.',
});

export const sampleReview = (): Words => ({
  message: 'This review is a sample.',
  fix: 'Put a review of a real customer in its place, with "provenance": "customer", or remove it.',
  why: 'The law forbids invented reviews, and visitors decide by them whom to let into their homes.',
});

export const sampleClaim = (): Words => ({
  message: 'This claim is a sample.',
  fix: 'Write the real figure, and where it comes from: "measured" from your records, or "policy" for a price or promise.',
  why: MISLED,
});

const AREA_FIGURES = {
  ratings: { name: 'ratings', why: 'The law forbids invented ratings, and visitors decide by them whom to let into their homes.' },
  responseTimes: { name: 'response times', why: 'In an emergency people choose by them whom they call, and nobody would come in the time that they were promised.' },
};

export const sampleAreaFigure = ({ figure, areas }: { figure: keyof typeof AREA_FIGURES; areas: number }): Words => ({
  message: `The ${AREA_FIGURES[figure].name} of the area pages are samples.`,
  fix: `Write the real figures into the facts of ${counted(areas, 'area page')}, and then "${figure}": "measured" here.`,
  why: AREA_FIGURES[figure].why,
});

export const unsaidAreaFigures = (areas: number): Words => ({
  message: 'Nothing says where the ratings and response times of the area pages come from, so they count as samples.',
  fix: `Write the real figures into the facts of ${counted(areas, 'area page')}, and then "areaFigures": { "ratings": "measured", "responseTimes": "measured" } into this file.`,
  why: AREA_FIGURES.ratings.why,
});

export const emptyAccreditation = ({ name, field }: { name: string; field: string }): Words => ({
  message: `The accreditation ${quote(name)} has no real ${field}.`,
  fix: `Write the ${field} as the register shows it, or remove the accreditation.`,
  why: 'Visitors look such registrations up, and to claim one without having it is an offence.',
});

export const unbackedCredential = (credential: string): Words => ({
  message: `Nothing in pages/_site.json backs the credential ${quote(credential)}.`,
  fix: 'Add the accreditation with its number and body to "accreditations", under a name that has these words, or write another credential here.',
  why: 'Visitors let people into their homes because of it, and cannot look it up.',
});

export const sampleCompany = (label: string): Words => ({
  message: `The ${quote(label)} of the business is a sample.`,
  fix: 'Write what the register shows.',
  why: 'The law wants the true name and numbers of a business on its site.',
});
