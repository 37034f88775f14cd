/** Milliseconds that a load may last without a bar. Source: spec §9. */
export const THROTTLE = 200

/** Milliseconds that a full bar stays. Source: spec §9. */
export const HIDE = 500
