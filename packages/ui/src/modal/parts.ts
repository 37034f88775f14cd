export {
  ModalBody as Body,
  ModalClose as Close,
  ModalContent as Content,
  ModalFoot as Foot,
  ModalHead as Head,
  ModalRoot as Root,
  ModalTitle as Title,
} from './modal.tsx'
