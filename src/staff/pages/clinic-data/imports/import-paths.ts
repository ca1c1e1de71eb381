import { useParams } from 'react-router';

/** Returns the path of the list of imports: of a clinic in the console, of the own clinics in the cabinet. */
export function useImportsPath(): string {
  const { clinic } = useParams();
  return clinic === undefined ? '/imports' : `/clinics/${clinic}/imports`;
}
