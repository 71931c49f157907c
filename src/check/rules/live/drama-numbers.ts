import { nationalDigits, PHONE } from '../claims/figure-patterns';

/**
 * The numbers that Ofcom keeps for drama, as their digits begin from the leading 0. None is ever given to anybody.
 * https://www.ofcom.org.uk/phones-and-broadband/phone-numbers/numbers-for-drama
 */
const KEPT = [
  '01134960', '01144960', '01154960', '01164960', '01174960', '01184960', '01214960', '01314960', '01414960', '01514960', '01614960', '01914980',
  '02079460', '028964960', '02920180', '01632960', '07700900', '08081570', '09098790', '03069990',
];

/** Every number of a text that is kept for drama, with its place. */
export const dramaNumbersIn = (text: string): { number: string; start: number; end: number }[] =>
  [...text.matchAll(PHONE)]
    .filter(([number]) => KEPT.some((kept) => `0${nationalDigits(number)}`.startsWith(kept)))
    .map(({ 0: number, index }) => ({ number, start: index, end: index + number.length }));
