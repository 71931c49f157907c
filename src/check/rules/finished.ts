export { hotlineAfterOurs } from './hotlines/hotline-after-ours';
export { missingCallLink } from './call-path/missing-call-link';
export { unnamedCallLink } from './call-path/unnamed-call-link';
export { unshownNumber } from './call-path/unshown-number';
export { unshownRating } from './call-path/unshown-rating';
export { wrongCallNumber } from './call-path/wrong-call-number';
