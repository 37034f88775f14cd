/** Folder in a seeded data folder that takes the place of `pictures` where nothing looks at them. */
export const PLAIN_PICTURES = 'plain-pictures'
