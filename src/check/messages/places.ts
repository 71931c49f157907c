import type { Words } from '../problem';
import { counted } from '../words';

const PIN = 'The map would show the pin in the wrong place, and search engines would show the page to people who live elsewhere.';
const km = (way: number) => `${way < 10 ? way.toFixed(1) : Math.round(way)} km`;
const written = ({ latitude, longitude }: { latitude: number; longitude: number }) => `${latitude}, ${longitude}`;

interface Pin {
  latitude: number;
  longitude: number;
}

export const outsideLondon = ({ place, way }: { place: Pin; way: number }): Words => ({
  message: `The coordinates ${written(place)} lie outside Greater London, ${km(way)} from Charing Cross.`,
  fix: 'Write the coordinates of a point inside the district, for example as a map shows them: about 51.5 for the latitude and -0.1 for the longitude.',
  why: PIN,
});

export const swappedCoordinates = (turned: Pin): Words => ({
  message: `The latitude and the longitude have changed places: ${turned.latitude} is a latitude of London and ${turned.longitude} a longitude.`,
  fix: `Write { "latitude": ${turned.latitude}, "longitude": ${turned.longitude} } in their place.`,
  why: PIN,
});

export const lostMinus = (mended: Pin): Words => ({
  message: `The longitude ${-mended.longitude} lies east of Greenwich, far from this district; it seems to have lost its minus.`,
  fix: `Write ${mended.longitude} in its place.`,
  why: PIN,
});

export const distantFromDistrict = ({ code, way, siblings }: { code: string; way: number; siblings: number }): Words => ({
  message: `The coordinates of ${code} lie ${km(way)} from the nearest of the ${counted(siblings, 'other page')} of its district.`,
  fix: `Write the coordinates of a point inside ${code}, or correct the postcode.`,
  why: PIN,
});

export const distantFromArea = ({ code, letters, way }: { code: string; letters: string; way: number }): Words => ({
  message: `The coordinates of ${code} lie ${km(way)} outside of everything whose postcode begins with ${letters}.`,
  fix: `Write the coordinates of a point inside ${code}, or correct the postcode.`,
  why: PIN,
});

export const siblingHere = (code: string | undefined) => `${code ?? 'The other page'} lies here.`;

export const sameCoordinates = ({ place, other }: { place: Pin; other: string }): Words => ({
  message: `The coordinates ${written(place)} are those of ${other} too.`,
  fix: 'Write the coordinates of a point inside this district.',
  why: 'One pin would lie on the other on the map, and visitors could only press one of them.',
});

export const sameRating = (other: string): Words => ({
  message: `This rating and its number of reviews are those of ${other} too.`,
  fix: 'Leave it if both are true. If it was left when the page was copied, write the rating of this district.',
  why: 'Visitors would read what customers of another district said, as if it were said here.',
});

export const duplicateDistrict = ({ code, other }: { code: string; other: string }): Words => ({
  message: `${code} is the postcode of ${other} too.`,
  fix: 'Leave it if both places lie in this district. If not, write the postcode of this one.',
  why: 'A postcode is often what is left of the page that was copied, and sends visitors to the wrong district.',
});

export const otherHere = 'It stands here too.';

export const unknownDistrict = ({ code, meant }: { code: string; meant: string | undefined }): Words => ({
  message: `There is no postcode district "${code}" in London.${meant ? ` Did you mean "${meant}"?` : ''}`,
  fix: meant ? `Write "${meant}" in its place.` : 'Write a postcode district of London, for example "SW1H", "N1" or "CR0".',
  why: 'Visitors look for their own postcode; nobody lives in this one.',
});
