export { hotlineAfterOurs } from './hotlines/hotline-after-ours';
export { missingCallLink, unshownNumber, wrongCallNumber } from './call-path/call-links';
export { unshownRating } from './call-path/unshown-rating';
