import { type Picture, type PictureSetting, pictureSettings, type StoredSettings } from '../db/schema/index.ts'

/** The pictures that have a place in the layout, and therefore a size. */
export const logoSettings = ['logotype', 'logodark', 'logofooter'] as const

/** The pictures that are set. */
export function picturesOf(data: Pick<StoredSettings, PictureSetting>): Partial<Record<PictureSetting, Picture>> {
  const pictures: Partial<Record<PictureSetting, Picture>> = {}
  for (const name of pictureSettings) {
    const picture = data[name]
    if (picture && typeof picture !== 'string') pictures[name] = picture
  }
  return pictures
}
