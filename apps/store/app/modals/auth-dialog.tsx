import '@shop/ui/theme/field-controls.css'
import '../auth/auth.css'
import type { ModalName } from '@shop/flows/modal'
import { useFlowEvent } from '@shop/flows/react'
import { Modal } from '@shop/ui/modal'
import { type ReactNode, use } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { loadAuthWords } from '../auth/load-auth-words.ts'
import { useSession } from '../auth/use-session.ts'
import { usePage } from '../page.ts'
import type { AuthWords } from '../words/uk/auth.ts'
import { useModals } from './use-modals.ts'

interface AuthDialogProps {
  name: ModalName
  title: (words: AuthWords) => string
  children: (words: AuthWords) => ReactNode
}

/** Layout of the sign-in dialogs: closes after signing in and reloads the page's data. */
export function AuthDialog({ name, title, children }: AuthDialogProps) {
  const { locale } = usePage()
  const words = use(loadAuthWords(locale))
  const { close } = useModals()
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  useFlowEvent(useSession(), 'session.signedIn', ({ returnTo }) => {
    close()
    if (returnTo === null) void revalidate()
    else void navigate(returnTo)
  })
  return (
    <Modal.Content name={name} placement="center" className="authdialog">
      <Modal.Header>
        <Modal.Title>{title(words)}</Modal.Title>
        <Modal.Close />
      </Modal.Header>
      <Modal.Body>{children(words)}</Modal.Body>
    </Modal.Content>
  )
}
