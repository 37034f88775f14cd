import '@shop/ui/theme/field-controls.css'
import './auth.css'
import type { ModalName } from '@shop/flows/modal'
import { useFlowEvent } from '@shop/flows/react'
import { Modal } from '@shop/ui/modal'
import { type ReactNode, use } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { useSession } from '../../../platform/session/use-session.ts'
import { loadAuthWords } from '../../../platform/words/load-words.ts'
import type { AuthWords } from '../../../platform/words/uk/auth.ts'
import { usePage } from '../../../platform/words/use-page.ts'
import { useModals } from '../../../shell/dialogs/use-modals.ts'

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
