/** Entry of the picture process: decodes what others have made, with no keychain, no database and no network. */
import sharp from '../sharp.ts';
import { serve } from '../work/serve.ts';
import { pictureJobs } from './picture-jobs.ts';

// Every picture is a new one: keeping decoded ones only makes the process grow.
sharp.cache(false);
serve(pictureJobs);
