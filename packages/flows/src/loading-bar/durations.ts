/** Loads shorter than this show no bar. */
export const throttleMs = 200

/** How long a full bar stays. */
export const hideDurationMs = 500
