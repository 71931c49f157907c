export { missingCallLink, unshownNumber, wrongCallNumber } from './call-path/call-links';
export { unshownRating } from './call-path/unshown-rating';
