import type { Rule } from '../rule';
import { aliasWithFragment } from './addresses/alias-with-fragment';
import { allCapitals } from './reading/all-capitals';
import { brokenLink } from './addresses/broken-link';
import { conflictingClaims } from './claims/conflicting-claims';
import { contradictingFigure } from './claims/contradicting-figure';
import { copiedPage } from './copies/copied-page';
import { demoStatus } from './live/demo-status';
import { distantCoordinates } from './places/distant-coordinates';
import { doubleSpace } from './reading/double-space';
import { duplicateDescription } from './metadata/duplicate-description';
import { duplicateDistrict } from './copies/duplicate-district';
import { duplicateId } from './addresses/duplicate-id';
import { duplicateRoute } from './addresses/duplicate-route';
import { duplicateTitle } from './metadata/duplicate-title';
import { emptyAccreditation } from './live/empty-accreditation';
import { emptyLinkText } from './reading/empty-link-text';
import { hiddenPageInMenu } from './publication/hidden-page-in-menu';
import { impossibleDate } from './publication/impossible-date';
import { incompleteStructuredData } from './structured-data/incomplete-structured-data';
import { keywordStuffing } from './metadata/keyword-stuffing';
import { lateHero } from './reading/late-hero';
import { leftoverPlace } from './copies/leftover-place';
import { linkToAlias } from './addresses/link-to-alias';
import { linkToDraft } from './publication/link-to-draft';
import { longDescription } from './metadata/long-description';
import { longEmergencySentence } from './reading/long-emergency-sentence';
import { longTitle } from './metadata/long-title';
import { lostAddress } from './addresses/lost-address';
import { markupInText } from './reading/markup-in-text';
import { misplacedToken } from './tokens/misplaced-token';
import { missingGasHotline } from './hotlines/missing-gas-hotline';
import { missingHero } from './reading/missing-hero';
import { missingSharedFile } from './addresses/missing-shared-file';
import { nearCopy } from './copies/near-copy';
import { orphanPage } from './addresses/orphan-page';
import { outsideLondon } from './places/outside-london';
import { overdueClaim } from './claims/overdue-claim';
import { overlongTitle } from './metadata/overlong-title';
import { phoneMismatch } from './structured-data/phone-mismatch';
import { repeatedLinkText } from './reading/repeated-link-text';
import { reservedAddress } from './addresses/reserved-address';
import { reservedId } from './addresses/reserved-id';
import { reservedNumber } from './live/reserved-number';
import { returnedAddress } from './addresses/returned-address';
import { reversedDates } from './publication/reversed-dates';
import { sameCoordinates } from './copies/same-coordinates';
import { sampleAreaFigure } from './live/sample-area-figure';
import { sameRating } from './copies/same-rating';
import { sampleClaim } from './live/sample-claim';
import { sampleCompany } from './live/sample-company';
import { sampleHost } from './live/sample-host';
import { sampleReview } from './live/sample-review';
import { secondHero } from './reading/second-hero';
import { shadowedAddress } from './addresses/shadowed-address';
import { shortDescription } from './metadata/short-description';
import { shortTitle } from './metadata/short-title';
import { strayPlace } from './copies/stray-place';
import { swappedCoordinates } from './places/swapped-coordinates';
import { thinStructuredData } from './structured-data/thin-structured-data';
import { toDo } from './reading/to-do';
import { typedFigure } from './claims/typed-figure';
import { unbackedCredential } from './live/unbacked-credential';
import { unclosedToken } from './tokens/unclosed-token';
import { unknownClaim } from './claims/unknown-claim';
import { unknownDistrict } from './places/unknown-district';
import { unknownHotline } from './hotlines/unknown-hotline';
import { unknownToken } from './tokens/unknown-token';
import { unusableRating } from './claims/unusable-rating';
import { unusedClaim } from './claims/unused-claim';
import { wrongBrackets } from './tokens/wrong-brackets';
import { wrongCanonical } from './metadata/wrong-canonical';
import { wrongSchema } from './addresses/wrong-schema';
import { wrongStructuredData } from './structured-data/wrong-structured-data';

/** Whether what a document refers to is there: links, tokens, names. */
export const REFERENCE_RULES: readonly Rule[] = [
  brokenLink, duplicateId, duplicateRoute, linkToAlias, linkToDraft, misplacedToken, missingSharedFile, toDo, unclosedToken, unknownClaim, unknownHotline, unknownToken,
];

/** Every rule that sees the whole site. */
export const RULES: readonly Rule[] = [
  ...REFERENCE_RULES, aliasWithFragment, allCapitals, conflictingClaims, contradictingFigure, copiedPage, demoStatus,
  distantCoordinates, doubleSpace, duplicateDescription, duplicateDistrict, duplicateTitle, emptyAccreditation, emptyLinkText,
  hiddenPageInMenu, impossibleDate, incompleteStructuredData, keywordStuffing, lateHero, leftoverPlace, longDescription, longEmergencySentence,
  longTitle, lostAddress, markupInText, missingGasHotline, missingHero, nearCopy, orphanPage, outsideLondon, overdueClaim, overlongTitle,
  phoneMismatch, repeatedLinkText, reservedAddress, reservedId, reservedNumber, returnedAddress, reversedDates, sameCoordinates, sameRating, sampleAreaFigure, sampleClaim,
  sampleCompany, sampleHost, sampleReview, secondHero, shadowedAddress, shortDescription, shortTitle, strayPlace, swappedCoordinates,
  thinStructuredData, typedFigure, unbackedCredential, unknownDistrict, unusableRating, unusedClaim, wrongBrackets,
  wrongCanonical, wrongSchema, wrongStructuredData,
];
