/** For a test of what only a mouse and a keyboard can do, or of what is the same on every screen. */
export const onDesk = { tag: '@desk' }

/** For a test of what only fingers can do, or of a part that only a small screen has. */
export const onPhone = { tag: '@phone' }
