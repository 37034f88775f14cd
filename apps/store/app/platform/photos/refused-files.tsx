import { broughtIntoView } from '../forms/brought-into-view.ts'

interface RefusedFilesProps {
  files: readonly { name: string; text: string }[] | undefined
  className: string
}

/** The files that a form without scripts was refused for. */
export const RefusedFiles = ({ files, className }: RefusedFilesProps) =>
  files?.map(({ name, text }) => (
    <p key={name} role="alert" {...broughtIntoView} className={className}>
      {name}: {text}
    </p>
  ))
