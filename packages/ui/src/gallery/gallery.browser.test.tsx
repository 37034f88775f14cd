import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, link, show } from '../testing/browser-helpers.tsx'
import { testKeyboard } from '../testing/test-keyboard.ts'
import { Gallery } from './index.ts'

const galleryWith = (props: { index?: number; defaultIndex?: number }, dir: 'ltr' | 'rtl' = 'ltr') => (
  <div style={{ inlineSize: 400 }} dir={dir}>
    <Gallery.Root count={3} {...props}>
      <Gallery.Thumbnails>
        {['Спереду', 'Ззаду', 'Кишеня'].map((name, index) => (
          <Gallery.Thumbnail key={name} index={index} aria-label={name} />
        ))}
      </Gallery.Thumbnails>
      <Gallery.Viewport>
        <Gallery.Track>
          {[0, 1, 2].map(index => (
            <Gallery.Slide key={index} index={index}>
              <a href={`#${index}`}>Збільшити {index + 1}</a>
            </Gallery.Slide>
          ))}
        </Gallery.Track>
        <Gallery.Previous />
        <Gallery.Next />
      </Gallery.Viewport>
    </Gallery.Root>
  </div>
)
const gallery = galleryWith({})
const thumb = (name: string) => page.getByRole('tab', { name })
const previous = button('Попереднє зображення')
const next = button('Наступне зображення')
const reachable = () =>
  [...document.querySelectorAll('[role="tabpanel"]:not([inert])')].map(slide => slide.getAttribute('aria-label'))

testKeyboard('gallery', {
  'Left, Right, Up, Down → on a thumbnail: the next or previous image, wrapping around': async () => {
    show(gallery)
    await userEvent.keyboard('{Tab}')
    await expect.element(thumb('Спереду')).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(thumb('Кишеня')).toHaveFocus()
    expect(reachable()).toEqual(['Зображення 3 з 3'])
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(thumb('Спереду')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(thumb('Ззаду')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(thumb('Спереду')).toHaveFocus()
    expect(reachable()).toEqual(['Зображення 1 з 3'])
  },
  'Home, End → the first and the last': async () => {
    show(gallery)
    await userEvent.keyboard('{Tab}{End}')
    await expect.element(thumb('Кишеня')).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect.element(thumb('Спереду')).toHaveFocus()
  },
  'Enter, Space → on previous and next: move; disabled at the ends': async () => {
    show(gallery)
    await expect.element(previous).toBeDisabled()
    next.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(reachable).toEqual(['Зображення 2 з 3'])
    await expect.element(thumb('Ззаду')).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard(' ')
    await expect.poll(reachable).toEqual(['Зображення 3 з 3'])
    await expect.element(next).toBeDisabled()
  },
})

test('it is a named carousel without automatic movement', async () => {
  show(gallery)
  const carousel = page.getByRole('group', { name: 'Зображення товару' })
  await expect.element(carousel).toHaveAttribute('aria-roledescription', 'карусель')
  await expect.element(carousel.getByRole('tablist')).toBeVisible()
})

test('slides that are not shown are inert', async () => {
  show(gallery)
  await userEvent.click(thumb('Ззаду'))
  expect(reachable()).toEqual(['Зображення 2 з 3'])
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.element(link('Збільшити 2')).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(previous).toHaveFocus()
})

test('a slide that is focused while it scrolls into view stays the current one', async () => {
  show(gallery)
  const isScrolling = new Promise(resolve => track()?.addEventListener('scroll', resolve, { once: true }))
  const hasScrolled = new Promise(resolve => track()?.addEventListener('scrollend', resolve, { once: true }))
  await userEvent.click(thumb('Ззаду'))
  await isScrolling
  const slide = document.querySelector<HTMLElement>('[role="tabpanel"]:not([inert])')
  slide?.focus()
  await hasScrolled
  expect(shownSlide()).toBe(1)
  expect(slide).toHaveFocus()
})

test('swiping updates the thumbnails', async () => {
  show(gallery)
  const track = document.querySelector('[data-part="track"]')
  track?.scrollTo({ left: track.clientWidth * 2, behavior: 'instant' })
  await expect.element(thumb('Кишеня')).toHaveAttribute('aria-selected', 'true')
  await expect.element(next).toBeDisabled()
})

const track = () => document.querySelector('[data-part="track"]')
/** Index of the slide at the start edge of the track. */
const shownSlide = () => {
  const scroller = track()
  return scroller ? Math.round(Math.abs(scroller.scrollLeft) / scroller.clientWidth) : null
}

test('begins at `defaultIndex`', async () => {
  show(galleryWith({ defaultIndex: 2 }))
  await expect.element(thumb('Кишеня')).toHaveAttribute('aria-selected', 'true')
  await expect.poll(shownSlide).toBe(2)
})

test('scrolls when the controlled `index` changes, and back when a swipe is not accepted', async () => {
  const { rerender } = show(galleryWith({ index: 0 }))
  rerender(galleryWith({ index: 1 }))
  await expect.poll(shownSlide).toBe(1)
  const scroller = track()
  scroller?.scrollTo({ left: scroller.clientWidth * 2, behavior: 'instant' })
  expect(shownSlide()).toBe(2)
  await expect.poll(shownSlide).toBe(1)
})

test('from right to left, Left goes to the next image', async () => {
  show(galleryWith({}, 'rtl'))
  await userEvent.keyboard('{Tab}{ArrowLeft}')
  await expect.element(thumb('Ззаду')).toHaveFocus()
  await expect.poll(shownSlide).toBe(1)
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(thumb('Спереду')).toHaveFocus()
  await expect.poll(shownSlide).toBe(0)
})
