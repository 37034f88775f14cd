import { useEffect, useRef, useState } from 'react'

/** Sample of a token, chosen by its name. */
function Sample({ name, value }: { name: string; value: string }) {
  const box = { display: 'inline-block', inlineSize: 48, blockSize: 24 }
  if (name.startsWith('font')) return <span style={{ fontFamily: value, fontSize: 20 }}>Розмір 52 · 2 490 ₴</span>
  if (name.startsWith('type')) return <span style={{ fontSize: value, lineHeight: 1 }}>Аа</span>
  if (name.startsWith('radius')) return <span style={{ ...box, borderRadius: value, background: 'currentcolor' }} />
  if (/^(space|size)/.test(name)) return <span style={{ ...box, inlineSize: value, background: 'currentcolor' }} />
  if (/^motion/.test(name)) return null
  if (name === 'elevationOverlay') return <span style={{ ...box, boxShadow: value }} />
  return <span style={{ ...box, background: value, outline: '1px solid #8886' }} />
}

/** A token in one scheme: sample and computed value. */
export function TokenSample({ name, value, scheme }: { name: string; value: string; scheme: 'light' | 'dark' }) {
  const cell = useRef<HTMLDivElement>(null)
  const [computed, setComputed] = useState('')
  useEffect(() => {
    if (cell.current) setComputed(getComputedStyle(cell.current).getPropertyValue(value.slice(4, -1)).trim())
  }, [value])
  return (
    <div
      ref={cell}
      data-scheme={scheme}
      style={{
        display: 'flex',
        gap: 12,
        alignItems: 'center',
        padding: 6,
        background: 'var(--shop-background)',
        color: 'var(--shop-text)',
      }}
    >
      <Sample name={name} value={value} />
      <code style={{ fontSize: 11, overflowWrap: 'anywhere' }}>
        {computed.startsWith('lab') ? 'from the accent' : computed}
      </code>
    </div>
  )
}
