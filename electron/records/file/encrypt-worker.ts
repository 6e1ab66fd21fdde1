/** Entry point of the thread that encrypts plain records. It gives one answer. */
import { encryptFile } from './encrypt-file.ts';
import { answerWith } from './thread-answer.ts';

answerWith(encryptFile);
