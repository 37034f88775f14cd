interface RefusedFilesProps {
  files: readonly { name: string; text: string }[] | undefined
  className: string
}

/** The files that a form without scripts was refused for; the browser brings the first one into view. */
export const RefusedFiles = ({ files, className }: RefusedFilesProps) =>
  files?.map(({ name, text }) => (
    <p key={name} role="alert" tabIndex={-1} autoFocus className={className}>
      {name}: {text}
    </p>
  ))
