import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { FoundPatient } from '#shared/contract/desk/appointments.ts';
import type { DeskAppointment } from '#shared/contract/desk/appointment.ts';
import { useStaffApp } from '../../../../lib/staff-app.ts';
import {
  matcherOf,
  MIN_SEARCH_LENGTH,
  searchedPatient,
  searchedAppointment,
} from '../../model/day/search-day.ts';

interface Found {
  readonly patients: readonly FoundPatient[];
  readonly appointments: readonly DeskAppointment[];
}

const NONE: Found = { patients: [], appointments: [] };

/** Finds patients and appointments of a branch for a text that is being typed. */
export function usePatients(branch: number, typed: string) {
  const { api } = useStaffApp();
  const queryClient = useQueryClient();
  const text = typed.trim();
  const isSearched = text.length >= MIN_SEARCH_LENGTH;
  const options = queryOptions({
    queryKey: ['desk', 'patients', branch, text],
    // Typing on cancels the request.
    queryFn: ({ signal }) => api.findPatients({ id: branch, text }, { signal }),
    // An appointment may have moved since the last search.
    staleTime: 0,
    gcTime: 0,
  });
  const { data, isPlaceholderData } = useQuery({
    ...options,
    enabled: isSearched,
    placeholderData: keepPreviousData,
  });
  const found = useMemo(() => {
    if (!isSearched || data === undefined) return NONE;
    return isPlaceholderData ? narrow(data, text) : data;
  }, [isSearched, data, isPlaceholderData, text]);
  return {
    /** False until the server has answered for the text. */
    isAnswered: isSearched && data !== undefined && !isPlaceholderData,
    /** The result for the text. Until it is there, what fits of an earlier one. */
    found,
    /** Returns the result for the text. Those who type quickly choose before it is shown. */
    find: async () => (isSearched ? queryClient.ensureQueryData(options) : NONE),
  };
}

function narrow({ patients, appointments }: Found, text: string): Found {
  const isMatch = matcherOf(text);
  return {
    patients: patients.filter((patient) => isMatch(searchedPatient(patient))),
    appointments: appointments.filter((appointment) => isMatch(searchedAppointment(appointment))),
  };
}
