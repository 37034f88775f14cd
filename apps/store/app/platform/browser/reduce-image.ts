interface ReduceOptions {
  /** Longer side of the result in pixels. */
  maxSide: number
  /** Of the JPEG, 0 to 1. */
  quality: number
}

/** Draws an image, upright by its EXIF orientation and no larger than asked. Throws for what the browser cannot decode. */
async function draw(file: Blob, maxSide: number): Promise<{ canvas: HTMLCanvasElement; isReduced: boolean }> {
  const bitmap = await createImageBitmap(file)
  try {
    const scale = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(bitmap.width * scale))
    canvas.height = Math.max(1, Math.round(bitmap.height * scale))
    const context = canvas.getContext('2d')
    if (!context) throw new Error('There is no canvas')
    context.fillStyle = '#fff' // a JPEG has no transparency: it would be black
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    return { canvas, isReduced: scale < 1 }
  } finally {
    bitmap.close()
  }
}

/** The image as a JPEG that a slow phone can send; the file itself when that is no larger. Throws for what is no image. */
export async function reduceImage(file: File, { maxSide, quality }: ReduceOptions): Promise<Blob> {
  const { canvas, isReduced } = await draw(file, maxSide)
  const reduced = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/jpeg', quality))
  if (!reduced) throw new Error('The image cannot be encoded')
  return isReduced || reduced.size < file.size ? reduced : file
}

/** A small picture of an image as a data URL, which the content security policy allows. Throws for what is no image. */
export async function thumbnailOf(file: File, maxSide: number): Promise<string> {
  const { canvas } = await draw(file, maxSide)
  return canvas.toDataURL('image/jpeg', 0.7)
}
