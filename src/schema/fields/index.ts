/* The vocabulary that every block and document is written in. */
export { action, actions, callFirst, hotline } from './action';
export { LONGEST_ADDRESS, LONGEST_ROUTE, route, slug } from './address';
export { block, blockType, takesNext } from './block';
export {
  countedFigure,
  fixedPrice,
  isoDate,
  labelledFact,
  numberFact,
  PRICE_LEVEL_PATTERN,
  priceRange,
  severity,
  workedPrice,
} from './figure';
export { fileHead } from './file';
export { isOfSentences, isTextKind } from './meta';
export type { FieldKind, TextKind } from './meta';
export { icon, photo, picture, scene } from './picture';
export { plate, sitePlate } from './plate';
export { coordinates, districtCode, place } from './place';
export {
  body,
  heading,
  intro,
  label,
  more,
  LONGEST_TEXT,
  note,
  paragraphs,
  phrases,
  points,
  prose,
  reading,
  text,
} from './text';
