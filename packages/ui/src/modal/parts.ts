export {
  ModalBody as Body,
  ModalClose as Close,
  ModalContent as Content,
  ModalFooter as Footer,
  ModalHeader as Header,
  ModalRoot as Root,
  ModalTitle as Title,
} from './modal.tsx'
