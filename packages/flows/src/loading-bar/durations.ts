/** Loads shorter than this show no bar. Source: spec §9. */
export const throttleMs = 200

/** How long a full bar stays. Source: spec §9. */
export const hideDurationMs = 500
