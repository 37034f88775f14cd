export {
  ModalBody as Body,
  ModalClose as Close,
  ModalContent as Content,
  ModalDescription as Description,
  ModalFooter as Footer,
  ModalHeader as Header,
  ModalRoot as Root,
  ModalTitle as Title,
  ModalTrigger as Trigger,
} from './modal.tsx'
