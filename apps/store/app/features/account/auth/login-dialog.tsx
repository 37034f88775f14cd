import type { ModalData } from '@shop/flows/modal'
import { EXPIRED } from '../../../shell/dialogs/login-data.ts'
import { AuthDialog } from './auth-dialog.tsx'
import { SignInPanel } from './sign-in-panel.tsx'

/** «Вхід». */
export function LoginDialog({ data: { data } }: { data: ModalData }) {
  return (
    <AuthDialog name="login" title={words => words.login.title}>
      {words => (
        <>
          {data === EXPIRED && <p className="authdialog__why">{words.login.expired}</p>}
          <SignInPanel words={words} id="login" next={null} inDialog />
        </>
      )}
    </AuthDialog>
  )
}
