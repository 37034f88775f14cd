/** Milliseconds that a load may last without a bar. Source: spec §9. */
export const throttleMs = 200

/** Milliseconds that a full bar stays. Source: spec §9. */
export const hideDurationMs = 500
