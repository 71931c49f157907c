/** Why two things may not have one address. */
export const UNREACHABLE = 'Visitors would see the one or the other, and nobody could say which.';
