import './receipt-screen.css';
import { Heading } from '../components/heading.tsx';
import { Icon } from '../components/icons.tsx';
import { PaperCard } from '../components/paper-card.tsx';
import { useTexts } from '../use-texts.ts';

interface ReceiptScreenProps {
  title: string;
  className: string | null;
  /** The time of day, in the student's language. */
  time: string;
  /** Sent earlier from this device, and shown again. */
  isOld: boolean;
  onAgain: () => void;
  onSomeoneElse: () => void;
}

/** The confirmation that the answers have arrived. */
export const ReceiptScreen = ({ title, className, time, isOld, onAgain, onSomeoneElse }: ReceiptScreenProps) => {
  const texts = useTexts();
  return (
    <div className="receipt">
      <PaperCard isTorn>
        <p className="sent">
          <Icon name="check" /> {texts.receipt.sentAt(time)}
        </p>
        <Heading>{texts.receipt.title}</Heading>
        <p>{isOld ? texts.receipt.already : texts.receipt.explanation}</p>
        <p className="perforation">
          <strong>{title}</strong>
          {className && <span>{className}</span>}
        </p>
      </PaperCard>
      <button type="button" onClick={onAgain}>
        {texts.receipt.again}
      </button>
      {isOld && (
        <button type="button" className="plain" onClick={onSomeoneElse}>
          {texts.receipt.someoneElse}
        </button>
      )}
    </div>
  );
};
