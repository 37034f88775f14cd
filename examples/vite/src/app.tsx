import { useFlowEvent, useFlowView, useRunning } from '@shop/flows/react'
import { Button, CartLine, ComboboxField, Modal, Price, QuantityStepper, ShopUiProvider } from '@shop/ui'
import { en } from '@shop/ui/messages/en'
import { useEffect, useState } from 'react'
import { cart } from './cart.ts'
import { pl } from './messages-pl.ts'
import { type Language, texts } from './texts.ts'

const cities = ['Gdańsk', 'Kraków', 'Łódź', 'Poznań', 'Warszawa', 'Wrocław'].map(text => ({ id: text, text }))
const plain = (text: string) => text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replaceAll(/\p{M}/gu, '')

/** Stands for a call to a server. */
const findCities = async (query: string) => cities.filter(({ text }) => plain(text).startsWith(plain(query)))

function CartLines({ language }: { language: Language }) {
  const { lines, status, total } = useFlowView(cart)
  if (lines.length === 0) return <p role="status">{status === 'ready' ? texts[language].empty : '…'}</p>
  return (
    <>
      <ul>
        {lines.map(({ id, name, count, count_left, total: lineTotal }) => (
          <CartLine.Root key={id}>
            <CartLine.Header>
              <CartLine.Name>{name}</CartLine.Name>
              <CartLine.Remove product={name} onClick={() => cart.send({ type: 'cart.remove', lineId: id })} />
            </CartLine.Header>
            <CartLine.Footer>
              <QuantityStepper.Root
                size="small"
                product={name}
                value={count}
                max={count_left}
                onValueChange={pieces => cart.send({ type: 'cart.setCount', lineId: id, count: pieces })}
              />
              <Price amount={lineTotal} size="small" />
            </CartLine.Footer>
          </CartLine.Root>
        ))}
      </ul>
      <p>
        {texts[language].total}: <Price amount={total ?? 0} />
      </p>
    </>
  )
}

export function App() {
  const [language, setLanguage] = useState<Language>('en')
  const [opened, setOpened] = useState<string | null>(null)
  const [pieces, setPieces] = useState(1)
  const [error, setError] = useState<string | null>(null)
  useRunning(cart)
  useFlowEvent(cart, 'cart.added', () => setOpened('cart'))
  useFlowEvent(cart, 'cart.rejected', ({ error: { message } }) => setError(message))
  const { count } = useFlowView(cart)
  const words = texts[language]
  const openCart = () => {
    // After a reload only the number of pieces is known: the lines are asked for when they are wanted.
    cart.send({ type: 'cart.refresh', reason: 'open' })
    setOpened('cart')
  }
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  return (
    <ShopUiProvider locale={language} messages={language === 'pl' ? pl : en} currency={{ suffix: 'zł' }}>
      <header className="bar">
        <strong>{words.title}</strong>
        <Button onClick={() => setLanguage(language === 'pl' ? 'en' : 'pl')}>{words.polish}</Button>
        <Button onClick={openCart}>
          {words.cart}: {count}
        </Button>
      </header>
      <main className="page">
        <h1 data-text="h1">{words.jacket}</h1>
        <Price amount={249} was={299} size="large" />
        <ComboboxField label={words.city} load={findCities} />
        <QuantityStepper.Root product={words.jacket} max={5} value={pieces} onValueChange={setPieces} />
        <Button
          variant="accent"
          onClick={() => {
            setError(null)
            cart.send({ type: 'cart.add', productId: 'jacket-52', count: pieces })
          }}
        >
          {words.add}
        </Button>
        <p role="alert">{error}</p>
      </main>
      <Modal.Root name={opened} onNameChange={setOpened}>
        <Modal.Content name="cart" placement="end">
          <Modal.Header>
            <Modal.Title>{words.cart}</Modal.Title>
            <Modal.Close />
          </Modal.Header>
          <Modal.Body>
            <CartLines language={language} />
          </Modal.Body>
        </Modal.Content>
      </Modal.Root>
    </ShopUiProvider>
  )
}
