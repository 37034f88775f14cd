import { expect, it } from 'vitest'
import { linksOf, withoutForeignLinks, withoutForeignLinksInText } from './foreign-links.ts'

const own =
  '<a href="mailto:o@poshta.example">o@poshta.example</a><a class="m" href="https://shop.example/cart?a=1&amp;b=2">https://shop.example/cart?a=1&amp;b=2</a>'

it.each([
  ['Фірма evil.example', 'Фірма evil.\u200bexample'],
  ['ｅｖｉｌ．ｃｏｍ, evil。com', 'ｅｖｉｌ．\u200bｃｏｍ, evil。\u200bcom'],
  ['вул. www.evil.com/приз, 5', 'вул. www.\u200bevil.\u200bcom/приз, 5'],
  ['https://приз.укр', 'https:\u200b//приз.\u200bукр'],
  ['т. 0.5 кг, вул.Київська', 'т. 0.5 кг, вул.\u200bКиївська'],
  ['Приз https://evil.example/@win', 'Приз https:\u200b//evil.\u200bexample/@win'],
  ['«www.evil.example/@you», t.me/@x', '«www.\u200bevil.\u200bexample/@you», t.\u200bme/@x'],
  [
    'Приз i❤.ws/win 💰.ws приз.भारत cafe\u0301.com',
    'Приз i❤.\u200bws/win 💰.\u200bws приз.\u200bभारत cafe\u0301.\u200bcom',
  ],
  ['tel:0900123456 viber:chat, час: 8:00', 'tel:\u200b0900123456 viber:\u200bchat, час: 8:00'],
  ['win@evil.example', 'win@evil.\u200bexample'],
  ['https://evil.example/o@poshta.example', 'https:\u200b//evil.\u200bexample/o@poshta.\u200bexample'],
])('breaks what %s would be a link in', (typed, broken) => {
  expect(withoutForeignLinks(`<p title="a.example">${typed}</p>${own}<style>a.link{}</style>`)).toBe(
    `<p title="a.example">${broken}</p>${own}<style>a.link{}</style>`,
  )
  const text = `${typed}\nhttps://shop.example/cart?a=1&b=2 o@poshta.example`
  expect(withoutForeignLinksInText(text, linksOf(own))).toBe(
    `${broken}\nhttps://shop.example/cart?a=1&b=2 o@poshta.example`,
  )
})
