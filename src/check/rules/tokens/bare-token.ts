/** Why a token must be one that is filled in. */
export const TOKEN_WHY = 'Visitors would read the bare token, with its brackets.';
